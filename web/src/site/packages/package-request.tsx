import { paths } from '@agency/domain/site/paths';
import type { FormResult } from '@agency/domain/site/render';
import type { SiteFrame } from '../../platform/site-frame.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { SplitSection } from '../../ui/site/section.tsx';
import { EnquiryForm, EnquiryThanks } from '../../views/enquiry/enquiry-form.tsx';
import { PersonFields } from '../../views/enquiry/person-fields.tsx';
import { offerWords } from '../../views/package/package-offer.ts';
import type { PackagesPageData } from './packages.server.ts';

interface RequestFormProps {
  readonly data: PackagesPageData;
  readonly posted: FormResult | undefined;
}

interface PackageRequestProps extends RequestFormProps {
  readonly soon: SiteFrame['soon'];
}

function RequestForm({ data, posted }: RequestFormProps) {
  const { packages, chosen, vatRate } = data;
  return (
    <EnquiryForm
      // Another card pressed on this very page starts the form from that package.
      key={chosen}
      kind="packageRequest"
      posted={posted}
      submitLabel="Request this package"
      note="This is free and isn’t an order."
      consentLabel="Use these details to answer my request"
    >
      {(field) => {
        const choice = field('packageId');
        return (
          <>
            <SelectField
              {...choice}
              defaultValue={choice.defaultValue || (chosen ?? '')}
              label="Package"
              placeholder="Choose a package"
              options={packages.map((offer) => ({ value: offer.id, label: offerWords(offer, vatRate) }))}
            />
            <PersonFields field={field} />
            <TextArea
              {...field('message')}
              label="What should we know?"
              optional
              hint="What you’d add, what you could leave out, and when you need it."
              rows={4}
              limit={5000}
            />
          </>
        );
      }}
    </EnquiryForm>
  );
}

/** The form for one package, or thanks once it was sent. */
export function PackageRequest({ data, posted, soon }: PackageRequestProps) {
  const { sent, chosen, packages } = data;
  if (sent !== null) {
    return (
      <SplitSection id="request" title="We’ve received your request" tone="chalk">
        <EnquiryThanks reference={sent}>
          <p>
            {`We’ll read your request and get back to you within ${soon.quote} with a written quote, or with any questions we need to ask first. You haven’t ordered anything yet. You only do that when you accept the quote.`}
          </p>
          <ButtonLink href={paths.packages()}>Back to all packages</ButtonLink>
        </EnquiryThanks>
      </SplitSection>
    );
  }
  const named = packages.find(({ id }) => id === chosen);
  return (
    <SplitSection
      id="request"
      title={named ? `Request “${named.name}”` : 'Request a package'}
      lead={`Choose a package and tell us who you are. We’ll reply with a written quote within ${soon.quote}.`}
      tone="chalk"
    >
      <RequestForm data={data} posted={posted} />
    </SplitSection>
  );
}
