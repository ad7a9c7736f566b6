import type { Address } from '@agency/domain/client/schema';
import { legalAddress } from '@agency/domain/settings/legal-words';
import { tel } from '@agency/domain/shared/tel';
import { paths } from '@agency/domain/site/paths';
import type { FormResult } from '@agency/domain/site/render';
import type { PageProps } from '../../platform/page.ts';
import type { SiteFrame } from '../../platform/site-frame.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { MailLink } from '../../ui/mail-link.tsx';
import { Breadcrumb } from '../../ui/site/breadcrumb.tsx';
import { Hero } from '../../ui/site/hero.tsx';
import { Section, SplitSection } from '../../ui/site/section.tsx';
import { Steps } from '../../ui/site/steps.tsx';
import { EnquiryForm, EnquiryThanks } from '../../views/enquiry/enquiry-form.tsx';
import { NameAndEmail } from '../../views/enquiry/person-fields.tsx';
import styles from './contact.module.css';
import type { ContactData } from './contact.server.ts';

const crumbs = [
  { label: 'Home', href: paths.home() },
  { label: 'Contact', href: paths.contact() },
];

const nextSteps = (reply: string) => [
  {
    title: 'We get your message',
    time: 'Straight away',
    text: 'We store your message before we send any email, so it can’t get lost. You’ll get a confirmation with a reference.',
  },
  {
    title: 'We reply',
    time: `Within ${reply}`,
    text: 'You’ll hear from someone who can answer your question. If we need to look into it, we’ll say when you’ll have an answer.',
  },
  {
    title: 'We talk about work, if you want to',
    time: 'When it suits you',
    text: 'Asking a question commits you to nothing. We won’t add you to a mailing list, and we’ll only call if you ask us to.',
  },
];

/** A plain link: no map is loaded from another site. */
function mapAddress({ line1, town, postcode }: Address): string {
  const query = [line1, town, postcode].filter((part) => part !== '').join(', ');
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query })}`;
}

function Facts({ site }: { readonly site: SiteFrame }) {
  const office = legalAddress(site.company);
  const lines = [office.line1, office.line2, office.town, office.county, office.postcode];
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Phone</dt>
        <dd>
          <a className={styles.phone} href={tel(site.phone)}>
            {site.phone}
          </a>
        </dd>
      </div>
      {site.hours.length === 0 ? null : (
        <div>
          <dt>We answer the phone</dt>
          {site.hours.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      )}
      <div>
        <dt>Email</dt>
        <dd>
          <MailLink address={site.email} />
        </dd>
      </div>
      <div>
        <dt>Address</dt>
        <dd>
          <address>
            {lines
              .filter((line) => line !== '')
              .map((line) => (
                <div key={line}>{line}</div>
              ))}
          </address>
          <a href={mapAddress(office)} rel="noopener noreferrer">
            Show on OpenStreetMap
          </a>
        </dd>
      </div>
    </dl>
  );
}

interface FormProps {
  readonly posted: FormResult | undefined;
  readonly reply: string;
}

function Form({ posted, reply }: FormProps) {
  return (
    <EnquiryForm
      kind="contact"
      posted={posted}
      submitLabel="Send message"
      note={`We answer within ${reply}.`}
      consentLabel="Use these details to answer my message"
    >
      {(field) => (
        <>
          <NameAndEmail field={field} />
          <TextField {...field('subject')} label="Subject" hint="A few words about your message." />
          <TextArea {...field('message')} label="Message" rows={7} limit={5000} />
        </>
      )}
    </EnquiryForm>
  );
}

function Thanks({ reference, site }: { readonly reference: string; readonly site: SiteFrame }) {
  return (
    <EnquiryThanks reference={reference}>
      <p>
        We’ve emailed you a confirmation. To add something or send a file, reply to it. If it hasn’t arrived
        in a few minutes, check your spam folder or call <span className="num">{site.phone}</span> and quote
        the reference.
      </p>
      <ButtonLink href={paths.contact()}>Send another message</ButtonLink>
    </EnquiryThanks>
  );
}

export default function ContactPage({ data, form, site }: PageProps<ContactData>) {
  return (
    <>
      <Hero
        seed="contact"
        above={<Breadcrumb crumbs={crumbs} />}
        title={data.sent === null ? 'Talk to us' : 'We’ve received your message'}
        lead="Email or call with a question, for a second opinion or because something has broken. You don’t need to know the technical words."
      />
      <SplitSection
        id="write"
        title={data.sent === null ? 'Send us a message' : 'Thank you'}
        lead={data.sent === null ? 'Call, email or use the form. It has 4 fields.' : undefined}
        // On a phone they come first, except before thanks or errors.
        more={data.sent === null && form === undefined ? <Facts site={site} /> : undefined}
      >
        {data.sent === null ? (
          <Form posted={form} reply={site.soon.reply} />
        ) : (
          <Thanks reference={data.sent} site={site} />
        )}
      </SplitSection>
      <SplitSection title="What happens next" tone="chalk">
        <Steps steps={nextSteps(site.soon.reply)} />
      </SplitSection>
      <Section
        title="Is there a quicker way?"
        lead={
          <>
            {'For a price, the '}
            <Anchor href={paths.quote()}>quote form</Anchor>
            {' is quicker: it shows a range while you fill it in. You may find your answer in the '}
            <Anchor href={paths.faq()}>questions people ask</Anchor>
            {
              '. If you are a client already, your project page has a place for messages that reaches the person who is working on it.'
            }
          </>
        }
      />
    </>
  );
}
