import type { ServicePackage } from '@agency/domain/package/schema';
import { estimateRange } from '@agency/domain/quote/estimate';
import type { QuoteRequestInput } from '@agency/domain/quote/request';
import type { Enquiry, QuoteDraft } from '@agency/domain/quote/schema';
import { cleanLine } from '@agency/domain/shared/fields';
import { makeReference } from '@agency/domain/shared/ids';
import type { Stored } from '@agency/domain/shared/parse';
import { services } from '@agency/domain/site/services';
import { mayConfirm } from '../mail-queue/confirmations.ts';
import { queueMails } from '../mail-queue/outbox.ts';
import { requestConfirmation, requestNotification } from '../mail-queue/quote-mails.ts';
import type { UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { requestKey, runOnce } from '../platform/http/idempotency.ts';
import { consumeLimit } from '../platform/rate-limit.ts';
import { readPrivateSettings, readSiteSettings } from '../platform/settings.ts';
import { publishedPackage } from '../records/package/published.ts';
import { newContent, newHead } from '../records/quote/new-quote.ts';
import { draftRef, headRef, visitorActor, writeEvent } from '../records/quote/store.ts';
import { prepareClaim } from '../records/upload/claim.ts';
import { moveClaimedNow } from '../records/upload/move-claimed.ts';
import { type FormResponse, formResponse } from '../site/public-form.ts';

/**
 * Takes in a visitor's request: quote, trail, claimed files and two mails in one commit. The same request sent twice is
 * one quote and gets the first answer.
 */
export async function requestQuote(
  deps: Deps,
  input: QuoteRequestInput,
  idempotencyKey: string | undefined,
): Promise<FormResponse> {
  // Where a visitor came from is no part of what is asked: another tab may tell it otherwise.
  const { attribution: _from, ...content } = input;
  const key = requestKey('quote-requests', { key: idempotencyKey, address: input.email, content });
  let charged: Promise<Pick<Request, 'chosen' | 'confirms'>> | undefined;
  const answer = await runOnce(deps, key, formResponse, async (unit) => {
    charged ??= charge(deps, input);
    const { chosen, confirms } = await charged;
    const quoteId = makeReference('quote', deps.random);
    await writeRequest(deps, unit, { quoteId, input, chosen, confirms });
    return { answer: { id: quoteId, reference: quoteId }, documentPath: `quotes/${quoteId}` };
  });
  // Whatever happens from here on, the files are the quote's; the schedule brings them where they belong.
  await moveClaimedNow(deps, input.attachments);
  return answer;
}

/** Charged once for each request that is new, however often its commit begins again. */
async function charge(
  deps: Deps,
  { email, packageId }: QuoteRequestInput,
): Promise<Pick<Request, 'chosen' | 'confirms'>> {
  await consumeLimit(deps, 'formsPerEmail', email);
  const chosen = packageId === undefined ? null : await publishedPackage(deps, packageId);
  return { chosen, confirms: await mayConfirm(deps, email) };
}

interface Request {
  readonly quoteId: string;
  readonly input: QuoteRequestInput;
  readonly chosen: Stored<ServicePackage> | null;
  readonly confirms: boolean;
}

async function writeRequest(deps: Deps, unit: UnitOfWork, request: Request): Promise<void> {
  const { quoteId, input, chosen, confirms } = request;
  const now = deps.clock();
  const [site, business] = await Promise.all([readSiteSettings(deps, unit), readPrivateSettings(deps, unit)]);
  const claim = await prepareClaim(deps, unit, [...new Set(input.attachments)], `quotes/${quoteId}`);
  const estimate = estimateRange({ services: input.services, package: chosen }, site.estimateRates);
  const title = titleOf(input, chosen);
  const { name, email, company = null, phone = null } = input;
  const recipient = { name, email, company, phone };
  const draft: QuoteDraft = {
    enquiry: enquiryOf(input, chosen, estimate),
    attribution: input.attribution ?? null,
    recipient,
    content: newContent(title, business.paymentSchedule),
    validUntil: null,
    internalNotes: '',
    revision: 0,
    createdAt: now,
    updatedAt: now,
    updatedBy: 'system',
  };
  unit.create(headRef(deps, quoteId), newHead({ number: quoteId, title, source: 'website', recipient, now }));
  unit.create(draftRef(deps, quoteId), draft);
  writeEvent(deps, unit, quoteId, { kind: 'requested', actor: visitorActor(name), version: null });
  claim();
  const mails = [
    ...(confirms ? [requestConfirmation(quoteId, email, now)] : []),
    requestNotification(quoteId, business.notificationEmails, email, now),
  ];
  queueMails(deps, unit, mails);
}

/** What the request is about, for lists: the package, or the services. */
function titleOf({ services: chosen }: QuoteRequestInput, offered: Stored<ServicePackage> | null): string {
  const names = offered ? [offered.name] : chosen.map((slug) => services[slug]);
  return cleanLine(names.join(', '), 120);
}

function enquiryOf(
  input: QuoteRequestInput,
  chosen: Stored<ServicePackage> | null,
  estimate: Enquiry['estimate'],
): Enquiry {
  return {
    name: input.name,
    email: input.email,
    phone: input.phone ?? null,
    company: input.company ?? null,
    services: input.services,
    packageId: chosen?.id ?? null,
    packageName: chosen?.name ?? null,
    message: input.message,
    budget: input.budget ?? null,
    timeline: input.timeline ?? null,
    contactPreference: input.contactPreference ?? null,
    estimate,
    uploadIds: [...new Set(input.attachments)],
  };
}
