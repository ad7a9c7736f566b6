import {
  type AgencySettings,
  type AgencyValues,
  siteSections,
} from '@agency/domain/agency-settings/sections';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import * as v from 'valibot';
import { FieldRow, FieldStack } from '../../../ui/fields/form-layout.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { fieldProps } from '../../../ui/form/form-fields.tsx';
import { Rows } from '../../shared/rows.tsx';
import { typedLines } from '../../shared/typed.ts';
import { AgencyFormSection } from './agency-section.tsx';
import { useAgencyForm } from './use-agency-form.ts';

const { email, supportEmail, phone, hours, socialLinks } = siteSections.contact.entries;
const contactForm = v.object({ email, supportEmail, phone, hours: typedLines(hours), socialLinks });
type ContactForm = v.InferInput<typeof contactForm>;
type Form = UseFormReturn<ContactForm, unknown, AgencyValues<'contact'>>;
const mostLinks = 10;

/** How people reach the agency. */
export function ContactSection({ settings }: { readonly settings: AgencySettings }) {
  const held = useAgencyForm<ContactForm, AgencyValues<'contact'>>({
    section: 'contact',
    settings,
    toForm: ({ site }) => ({
      email: site.email,
      supportEmail: site.supportEmail,
      phone: site.phone,
      hours: site.hours.join('\n'),
      socialLinks: site.socialLinks,
    }),
    resolver: valibotResolver(contactForm),
    toInput: (values, seen) => ({ section: 'contact', values, seen }),
    saved: 'Contact details',
  });
  const { form } = held;
  return (
    <AgencyFormSection
      title="Contact details"
      lead="How people reach you. The site, emails and documents all take it from here."
      submitLabel="Save contact details"
      held={held}
    >
      <FieldStack>
        <FieldRow>
          <TextField
            {...fieldProps(form, 'email')}
            label="Email"
            hint="Emails come from it, and replies go to it."
            type="email"
          />
          <TextField
            {...fieldProps(form, 'supportEmail')}
            label="Support email"
            hint="For trouble with an account or an email."
            type="email"
          />
        </FieldRow>
        <TextField {...fieldProps(form, 'phone')} label="Phone" type="tel" />
        <TextArea
          {...fieldProps(form, 'hours')}
          label="Opening hours"
          hint="One line for each part of the week, at most 7."
          rows={3}
        />
      </FieldStack>
      <SocialLinks form={form} />
    </AgencyFormSection>
  );
}

function SocialLinks({ form }: { readonly form: Form }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'socialLinks' });
  return (
    <Rows
      keys={fields.map(({ id }) => id)}
      what={(index) => `link ${index + 1}`}
      row={(index) => (
        <>
          <TextField
            {...fieldProps(form, `socialLinks.${index}.label`)}
            label="Social network"
            maxLength={40}
          />
          <TextField {...fieldProps(form, `socialLinks.${index}.url`)} label="Link" type="url" />
        </>
      )}
      onAdd={() => append({ label: '', url: '' })}
      onRemove={remove}
      addLabel="Add a social network"
      full={fields.length >= mostLinks ? `There can be at most ${mostLinks} links.` : null}
    />
  );
}
