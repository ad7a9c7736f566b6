import type { BillingSeries } from '@agency/domain/billing-series/schema';
import type { Certificate } from '@agency/domain/certificate/schema';
import { audienceOf } from '@agency/domain/client/members';
import type { Client } from '@agency/domain/client/schema';
import { scheduleOf, stageInvoices } from '@agency/domain/invoice/from-quote';
import type { Invoice, InvoiceLine } from '@agency/domain/invoice/schema';
import { stageFields } from '@agency/domain/invoice/stage';
import { milestonesFromQuote } from '@agency/domain/project/from-quote';
import { newProjectHead } from '@agency/domain/project/head';
import type { Milestone, Project } from '@agency/domain/project/schema';
import { projectSearchTokens } from '@agency/domain/project/search';
import { workStartsOn } from '@agency/domain/quote/consumer';
import { type QuoteVersion, totals as totalsSchema } from '@agency/domain/quote/schema';
import { addMonths, londonDate } from '@agency/domain/shared/dates';
import { cleanLine } from '@agency/domain/shared/fields';
import { lineNet } from '@agency/domain/shared/money';
import type { Stored } from '@agency/domain/shared/parse';
import { treated, treatmentOf } from '@agency/domain/vat/treatment';
import * as v from 'valibot';
import { newInvoice } from '../records/invoice/new-invoice.ts';
import type { ChosenOffer } from './accept-plan.ts';

/** An acceptance that was checked, with the ids of what it makes. */
export interface Accepted {
  readonly quoteId: string;
  readonly version: QuoteVersion;
  readonly client: Stored<Client>;
  readonly offer: ChosenOffer;
  readonly name: string;
  readonly certificateId: string;
  readonly projectId: string;
  readonly projectLinkId: string;
  readonly now: Date;
  /** Did a private buyer ask for work to begin within the days to cancel? Left out for everybody else. */
  readonly startEarly?: boolean;
}

/** As documents carry it. */
export function startEarlyField({ startEarly }: Pick<Accepted, 'startEarly'>): { startEarly?: boolean } {
  return startEarly === undefined ? {} : { startEarly };
}

const stampsAt = (now: Date) => ({ createdAt: now, updatedAt: now, updatedBy: 'system' });

export function certificateOf(accepted: Accepted): Certificate {
  const { quoteId, version, client, offer, name, projectId, now } = accepted;
  return {
    quoteId,
    projectId,
    clientId: client.id,
    ...audienceOf(client),
    version: version.version,
    contentHash: version.contentHash,
    termsVersion: version.terms.version,
    termsSha256: version.terms.sha256,
    name,
    acceptedAt: now,
    zone: 'Europe/London',
    choices: offer.choices,
    ...startEarlyField(accepted),
    totals: offer.totals,
    voidedAt: null,
    createdAt: now,
  };
}

/** The project's milestones by id, planned from the day on which work starts. */
export function milestonesOf({ version, now, startEarly }: Accepted): Map<string, Milestone> {
  const starts = workStartsOn(now, { buys: version.buys, startEarly });
  const dated = milestonesFromQuote(version.content.milestones, starts);
  return new Map(
    dated.map(({ id, ...planned }) => [
      id,
      {
        ...planned,
        status: 'planned',
        completedAt: null,
        mailRound: 1,
        approval: null,
        askedAt: null,
        answerBy: null,
        unanswered: null,
        ...stampsAt(now),
        createdBy: 'system',
      },
    ]),
  );
}

export function projectOf(accepted: Accepted): Project {
  const { quoteId, version, client, projectId, projectLinkId, now } = accepted;
  const milestones = [...milestonesOf(accepted)].map(([id, milestone]) => ({ ...milestone, id }));
  const days = milestones.flatMap(({ plannedOn }) => plannedOn ?? []).toSorted();
  const { title } = version.content;
  return {
    number: projectId,
    name: title,
    status: 'planned',
    clientId: client.id,
    ...audienceOf(client),
    quoteId,
    startOn: londonDate(now),
    dueOn: days.at(-1) ?? null,
    // In words of its own, once somebody writes them: the quote's introduction is a letter.
    summary: '',
    completedAt: null,
    linkId: projectLinkId,
    searchTokens: projectSearchTokens(
      { number: projectId, name: title, quoteId },
      client.name,
      version.recipient.name,
    ),
    ...newProjectHead('planned', milestones),
    ...stampsAt(now),
  };
}

/** The draft invoices of the payment schedule by id, the deposit first. Nobody but staff sees them until issue. */
export function invoicesOf(accepted: Accepted): Map<string, Invoice> {
  const { quoteId, version, client, offer, projectId, now } = accepted;
  const { title } = version.content;
  const stages = stageInvoices(
    quoteId,
    scheduleOf(version.content),
    offer.totals.oneOff,
    version.vatRegistered,
  );
  return new Map(
    stages.map(({ stage, position, lines, plannedVat, totals }) => [
      `${projectId}-${position + 1}`,
      newInvoice({
        title: `${title}: ${stage.label}`,
        client,
        projectId,
        quoteId,
        stage: { id: stage.id, label: stage.label, position, trigger: stage.trigger },
        ...stageFields(stage.trigger, londonDate(now)),
        series: null,
        amounts: { lines: [...lines], discount: 0, totals: v.parse(totalsSchema, totals) },
        plannedVat: [...plannedVat],
        vatRegistered: version.vatRegistered,
        now,
      }),
    ]),
  );
}

/** The series that bills the monthly lines, first a month after acceptance; null without such lines. */
export function billingSeriesOf(accepted: Accepted): BillingSeries | null {
  const { quoteId, version, client, offer, projectId, now } = accepted;
  const lines: InvoiceLine[] = offer.chosen
    .filter(({ line, included }) => included && line.billing === 'monthly')
    .map(({ line, quantity }) => ({
      description: line.description,
      unitLabel: line.unitLabel,
      quantity,
      unitPrice: line.unitPrice,
      discount: line.discount,
      ...treated(treatmentOf(line)),
      net: lineNet(quantity, line.unitPrice, line.discount),
    }));
  if (lines.length === 0) return null;
  const today = londonDate(now);
  return {
    title: cleanLine(`${version.content.title}: monthly`, 160),
    quoteId,
    projectId,
    clientId: client.id,
    ...audienceOf(client),
    lines,
    discount: offer.totals.monthly.discount,
    vatRegistered: version.vatRegistered,
    nextOn: addMonths(today, 1),
    endsOn: null,
    dayOfMonth: Number(today.slice(8)),
    status: 'active',
    ...stampsAt(now),
  };
}
