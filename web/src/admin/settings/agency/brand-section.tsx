import {
  type AgencySettings,
  type AgencyValues,
  agencySections,
} from '@agency/domain/agency-settings/sections';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { FieldStack } from '../../../ui/fields/form-layout.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { fieldProps } from '../../../ui/form/form-fields.tsx';
import { AgencyFormSection } from './agency-section.tsx';
import { useAgencyForm } from './use-agency-form.ts';

/** What the agency calls itself. */
export function BrandSection({ settings }: { readonly settings: AgencySettings }) {
  const held = useAgencyForm<AgencyValues<'brand'>, AgencyValues<'brand'>>({
    section: 'brand',
    settings,
    toForm: ({ site: { brandName, tagline } }) => ({ brandName, tagline }),
    resolver: valibotResolver(agencySections.brand),
    toInput: (values, seen) => ({ section: 'brand', values, seen }),
    saved: 'Brand',
  });
  const { form } = held;
  return (
    <AgencyFormSection
      title="Brand"
      lead="The name you trade under, and what you say beside it."
      submitLabel="Save brand"
      held={held}
    >
      <FieldStack>
        <TextField {...fieldProps(form, 'brandName')} label="Brand name" maxLength={60} />
        <TextField {...fieldProps(form, 'tagline')} label="Tagline" maxLength={160} />
      </FieldStack>
    </AgencyFormSection>
  );
}
