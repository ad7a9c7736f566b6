import { type AgencySettings, type AgencyValues, ownSections } from '@agency/domain/agency-settings/sections';
import { valibotResolver } from '@hookform/resolvers/valibot';
import * as v from 'valibot';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { FormMoneyField, fieldProps } from '../../../ui/form/form-fields.tsx';
import { typedLines } from '../../shared/typed.ts';
import styles from './agency.module.css';
import { AgencyFormSection } from './agency-section.tsx';
import { useAgencyForm } from './use-agency-form.ts';

interface Props {
  readonly settings: AgencySettings;
}

const notificationsForm = v.object({
  notificationEmails: typedLines(ownSections.notifications.entries.notificationEmails),
});

/** Who is told of what happens. */
export function NotificationsSection({ settings }: Props) {
  const held = useAgencyForm<{ notificationEmails: string }, AgencyValues<'notifications'>>({
    section: 'notifications',
    settings,
    toForm: ({ business }) => ({ notificationEmails: business.notificationEmails.join('\n') }),
    resolver: valibotResolver(notificationsForm),
    toInput: (values, seen) => ({ section: 'notifications', values, seen }),
    saved: 'Notification addresses',
  });
  return (
    <AgencyFormSection
      title="Notifications"
      lead="Where emails about new enquiries, responses and problems go. Each admin can turn off other emails in their profile."
      submitLabel="Save notification addresses"
      held={held}
    >
      <TextArea
        {...fieldProps(held.form, 'notificationEmails')}
        label="Notification addresses"
        hint="One address on each line."
        rows={4}
        className={styles.short}
      />
    </AgencyFormSection>
  );
}

/** From which total a link alone isn’t enough. */
export function StepUpSection({ settings }: Props) {
  const held = useAgencyForm<AgencyValues<'stepUp'>, AgencyValues<'stepUp'>>({
    section: 'stepUp',
    settings,
    toForm: ({ business: { stepUpThreshold } }) => ({ stepUpThreshold }),
    resolver: valibotResolver(ownSections.stepUp),
    toInput: (values, seen) => ({ section: 'stepUp', values, seen }),
    saved: 'Acceptance limit',
  });
  return (
    <AgencyFormSection
      title="Accepting by link"
      lead="From this total, someone with the link to a quote has to sign in or enter a code that we email, before they can accept it."
      submitLabel="Save limit for links"
      held={held}
    >
      <FormMoneyField
        control={held.form.control}
        name="stepUpThreshold"
        label="Total"
        hint="One-off prices plus one month. Leave it empty to let every link accept."
        optional
        className={styles.short}
      />
    </AgencyFormSection>
  );
}
