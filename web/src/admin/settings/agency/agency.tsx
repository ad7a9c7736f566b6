import type { AgencySettings } from '@agency/domain/agency-settings/sections';
import type { ReactNode } from 'react';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { useRecord } from '../../../firebase/firestore/hooks.ts';
import { privateSettings, siteSettings } from '../../../firebase/records/settings.ts';
import { LoadingState } from '../../../ui/app/states.tsx';
import { AccountSection, AccountSections } from '../../../views/account/account-section.tsx';
import { AuditLink } from '../../shared/audit-link.tsx';
import { BrandSection } from './brand-section.tsx';
import { CompanySection } from './company-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { BudgetsSection, PricesSection, RatesSection, TimesSection } from './figure-sections.tsx';
import { NotificationsSection, StepUpSection } from './own-sections.tsx';

interface WithSettingsProps {
  readonly children: (settings: AgencySettings) => ReactNode;
}

/** Both documents of the settings, live. */
function WithSettings({ children }: WithSettingsProps) {
  return (
    <Feature subject="the settings" loading={<LoadingState label="Opening the settings" lines={8} />}>
      <Settings>{children}</Settings>
    </Feature>
  );
}

function Settings({ children }: WithSettingsProps) {
  const site = useRecord(siteSettings, 'site');
  const business = useRecord(privateSettings, 'private');
  if (!site || !business) throw new Error('The settings are missing');
  return <AccountSections>{children({ site, business })}</AccountSections>;
}

/** Who the agency is. */
export function Agency() {
  return (
    <WithSettings>
      {(settings) => (
        <>
          <BrandSection settings={settings} />
          <CompanySection settings={settings} />
          <AccountSection
            title="Address of the site"
            lead="Every link in emails and documents begins with it."
          >
            <p>{`${window.location.origin} can’t be changed here. It’s set once, where the site is deployed, so that no link goes to the wrong place.`}</p>
            <AuditLink record="settings/site" />
          </AccountSection>
        </>
      )}
    </WithSettings>
  );
}

export function Contact() {
  return <WithSettings>{(settings) => <ContactSection settings={settings} />}</WithSettings>;
}

export function Prices() {
  return (
    <WithSettings>
      {(settings) => (
        <>
          <RatesSection settings={settings} />
          <PricesSection settings={settings} />
          <BudgetsSection settings={settings} />
        </>
      )}
    </WithSettings>
  );
}

export function Times() {
  return <WithSettings>{(settings) => <TimesSection settings={settings} />}</WithSettings>;
}

export function Notifications() {
  return (
    <WithSettings>
      {(settings) => (
        <>
          <NotificationsSection settings={settings} />
          <StepUpSection settings={settings} />
        </>
      )}
    </WithSettings>
  );
}
