import { serviceRates } from '@agency/domain/figures/figures';
import type { ServicePackage } from '@agency/domain/package/schema';
import { estimateRange } from '@agency/domain/quote/estimate';
import type { QuoteRequestInput } from '@agency/domain/quote/request';
import type { Enquiry } from '@agency/domain/quote/schema';
import { cleanLine } from '@agency/domain/shared/fields';
import type { Stored } from '@agency/domain/shared/parse';
import { services } from '@agency/domain/site/services';
import type { UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { readSiteSettings } from '../platform/settings.ts';
import { publishedPackage } from '../records/package/published.ts';
import { newContent, newDraft, newHead } from '../records/quote/new-quote.ts';
import { draftRef, headRef, visitorActor, writeEvent } from '../records/quote/store.ts';
import { prepareClaim } from '../records/upload/claim.ts';
import { moveClaimedNow } from '../records/upload/move-claimed.ts';
import { type FormKind, type FormRequest, takeFormRequest } from '../site/form-request.ts';
import type { FormResponse, FormSender } from '../site/public-form.ts';

/**
 * Takes a visitor's request: quote, history, claimed files and two mails in one commit. Sending the same request twice
 * makes one quote and returns the first response.
 */
export async function requestQuote(
  deps: Deps,
  input: QuoteRequestInput,
  sender: FormSender,
): Promise<FormResponse> {
  const response = await takeFormRequest(deps, quoteForm, input, sender);
  // From here on the files belong to the quote, whatever happens; the schedule moves those that could not be moved now.
  await moveClaimedNow(deps, input.attachments);
  return response;
}

type QuoteRequest = FormRequest<QuoteRequestInput, Stored<ServicePackage> | null>;

const quoteForm: FormKind<QuoteRequestInput, QuoteRequest['checked']> = {
  name: 'quote-requests',
  collection: 'quotes',
  reference: 'quote',
  confirmation: 'quote-request-confirmation',
  notification: 'quote-request-notification',
  mailData: (quoteId) => ({ quoteId }),
  check: async (deps, { packageId }) => (packageId === undefined ? null : publishedPackage(deps, packageId)),
  write: writeRequest,
};

async function writeRequest(deps: Deps, unit: UnitOfWork, request: QuoteRequest): Promise<void> {
  const { id: quoteId, input, checked: chosen, settings, now } = request;
  const site = await readSiteSettings(deps, unit);
  const claim = await prepareClaim(deps, unit, [...new Set(input.attachments)], `quotes/${quoteId}`);
  const estimate = estimateRange({ services: input.services, package: chosen }, serviceRates(site));
  const title = titleOf(input, chosen);
  const { name, email, company = null, phone = null } = input;
  const recipient = { name, email, company, phone };
  const draft = {
    ...newDraft({ recipient, content: newContent(title, settings.paymentSchedule), now }),
    enquiry: enquiryOf(input, chosen, estimate),
    attribution: input.attribution ?? null,
  };
  unit.create(headRef(deps, quoteId), newHead({ number: quoteId, title, source: 'website', recipient, now }));
  unit.create(draftRef(deps, quoteId), draft);
  writeEvent(deps, unit, quoteId, { kind: 'requested', actor: visitorActor(name), version: null });
  claim();
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
