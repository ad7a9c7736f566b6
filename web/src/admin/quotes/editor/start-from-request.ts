import { figuresOf, serviceRates } from '@agency/domain/figures/figures';
import { fillKnownFigures } from '@agency/domain/figures/fill';
import type { ServicePackage } from '@agency/domain/package/schema';
import { greetingTo } from '@agency/domain/quote/reuse';
import type { Enquiry, QuoteDraft } from '@agency/domain/quote/schema';
import { withRatesOf } from '@agency/domain/quote/vat';
import type { PrivateSettings, SiteSettings } from '@agency/domain/settings/schema';
import { addDays, londonDate } from '@agency/domain/shared/dates';
import type { VatRate } from '@agency/domain/shared/fields';
import { formatList } from '@agency/domain/shared/format';
import type { Pricing } from '@agency/domain/site/content';
import { services } from '@agency/domain/site/services';
import { pricingOn, type VatHistory } from '@agency/domain/vat/history';
import { newLine, newMilestone, newSection, newStage } from './new-parts.ts';
import {
  type MilestoneForm,
  type QuoteForm,
  type SectionForm,
  type StageForm,
  toForm,
} from './quote-form.ts';

/** Sources of the starting values besides the quote itself; each may be missing. */
export interface Sources {
  readonly site: Pick<
    SiteSettings,
    'estimateRates' | 'prices' | 'times' | 'budgetSteps' | 'brandName'
  > | null;
  readonly business: Pick<
    PrivateSettings,
    | 'defaultVatRate'
    | 'paymentSchedule'
    | 'paymentInEqualParts'
    | 'quoteValidityDays'
    | 'paymentTermsDays'
    | keyof VatHistory
  >;
  /** The package that was asked for. */
  readonly chosenPackage: Pick<
    ServicePackage,
    'slug' | 'name' | 'summary' | 'features' | 'priceFrom' | 'billing'
  > | null;
}

/**
 * The form as the editor opens it: the saved draft, or for a quote not priced yet a start based on the request: the
 * requested services as lines at the agency's starting prices, with its usual stages and validity.
 */
export function startingForm(draft: QuoteDraft, sources: Sources, now: Date): QuoteForm {
  const { business } = sources;
  const today = londonDate(now);
  const saved = toForm({ ...draft, content: withRatesOf(draft.content, business, today) });
  const validUntil = draft.validUntil ?? addDays(today, business.quoteValidityDays);
  if (!isUnpriced(draft)) return { ...saved, validUntil };
  const milestones = usualMilestones();
  const isScheduled = saved.paymentSchedule.length > 0;
  const stages = isScheduled ? saved.paymentSchedule : usualStages(business.paymentSchedule);
  return {
    ...saved,
    title: saved.title || titleFor(draft.enquiry),
    introduction: saved.introduction || introductionFor(draft.recipient.name, draft.enquiry),
    sections: sectionsFor(draft.enquiry, sources, pricingOn(business, today)),
    milestones,
    paymentSchedule: onMilestones(stages, milestones),
    inEqualParts: isScheduled ? saved.inEqualParts : business.paymentInEqualParts,
    validUntil,
  };
}

/** True while nobody has saved the draft. */
export function isUnpriced({ content, revision }: Pick<QuoteDraft, 'content' | 'revision'>): boolean {
  return revision === 0 && content.sections.length === 0;
}

function serviceNames(enquiry: Enquiry): string[] {
  return enquiry.services.map((slug) => services[slug]);
}

function titleFor(enquiry: Enquiry | null): string {
  if (!enquiry) return '';
  const wanted = enquiry.packageName ?? formatList(serviceNames(enquiry));
  const whom = enquiry.company ?? enquiry.name;
  return `${wanted} for ${whom}`.slice(0, 120).trim();
}

function introductionFor(name: string, enquiry: Enquiry | null): string {
  const opening = enquiry
    ? 'Thank you for telling us about your plans. This quote sets out what we’ll do, how long it will take and what it costs.'
    : 'This quote sets out what we’ll do, how long it will take and what it costs.';
  return `${greetingTo(name)}\n\n${opening}`;
}

function sectionsFor(
  enquiry: Enquiry | null,
  { site, chosenPackage }: Sources,
  pricing: Pricing,
): SectionForm[] {
  const rate = pricing.defaultVatRate;
  const sections: SectionForm[] = [];
  if (chosenPackage) sections.push(packageSection(filled(chosenPackage, site, pricing), rate));
  if (enquiry && enquiry.services.length > 0) {
    sections.push(newSection(rate, { title: 'What we will do', lines: serviceLines(enquiry, site, rate) }));
  }
  return sections.length > 0 ? sections : [newSection(rate, { title: 'What we will do' })];
}

/** The package with the figures that its texts name. */
function filled(
  chosen: NonNullable<Sources['chosenPackage']>,
  site: Sources['site'],
  pricing: Pricing,
): NonNullable<Sources['chosenPackage']> {
  if (site === null) return chosen;
  const { name, summary, features } = chosen;
  const figures = figuresOf({ settings: site, pricing, packages: [chosen] });
  return { ...chosen, ...fillKnownFigures({ name, summary, features }, figures) };
}

function packageSection(chosen: NonNullable<Sources['chosenPackage']>, rate: VatRate): SectionForm {
  const description = [chosen.name, ...chosen.features].join('\n').slice(0, 1000);
  return newSection(rate, {
    title: chosen.name,
    introduction: chosen.summary,
    lines: [newLine(rate, { description, unitPrice: chosen.priceFrom, billing: chosen.billing })],
  });
}

function serviceLines(enquiry: Enquiry, site: Sources['site'], rate: VatRate): SectionForm['lines'] {
  const rates = site === null ? [] : serviceRates(site);
  return enquiry.services.map((slug) => {
    const known = rates.find(({ service }) => service === slug);
    return newLine(rate, {
      description: services[slug],
      unitPrice: known?.from ?? null,
      billing: known?.billing === 'monthly' ? 'monthly' : 'once',
    });
  });
}

/** The stages of most of our projects; staff adapt them to the work at hand. */
function usualMilestones(): MilestoneForm[] {
  return [
    newMilestone({ title: 'Design agreed', weeksAfterStart: 2 }),
    newMilestone({ title: 'Ready for your review', weeksAfterStart: 5 }),
    newMilestone({ title: 'Live', weeksAfterStart: 6 }),
  ];
}

function usualStages(usual: PrivateSettings['paymentSchedule']): StageForm[] {
  return usual.map(({ label, share, trigger }) =>
    newStage({
      label,
      share,
      trigger: {
        kind: trigger.kind,
        milestoneId: trigger.kind === 'milestone' ? trigger.milestoneId : '',
        date: trigger.kind === 'date' ? trigger.date : '',
      },
    }),
  );
}

/**
 * Settings don't know a quote's milestones: a stage triggered by a milestone waits for the quote's last one, and is due on
 * acceptance where there is none.
 */
export function onMilestones(
  stages: readonly StageForm[],
  milestones: readonly MilestoneForm[],
): StageForm[] {
  const last = milestones.at(-1);
  return stages.map((stage) => {
    if (stage.trigger.kind !== 'milestone') return stage;
    const trigger = last
      ? { ...stage.trigger, milestoneId: last.id }
      : { kind: 'acceptance' as const, milestoneId: '', date: '' };
    return { ...stage, trigger };
  });
}
