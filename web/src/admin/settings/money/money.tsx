import { Feature } from '../../../firebase/firestore/feature.tsx';
import { useRecord } from '../../../firebase/firestore/hooks.ts';
import { privateSettings } from '../../../firebase/records/settings.ts';
import { LoadingState } from '../../../ui/app/states.tsx';
import { AccountSections } from '../../../views/account/account-section.tsx';
import { BankSection } from './bank-section.tsx';
import { BooksSection } from './books-section.tsx';
import { ChangesSection } from './changes-section.tsx';
import { PaymentTermsSection, QuoteValiditySection } from './days-sections.tsx';
import { RemindersSection } from './reminders-section.tsx';
import { ScheduleSection } from './schedule-section.tsx';
import { TermsSection } from './terms-section.tsx';
import { VatSection } from './vat-section.tsx';

/** How the business is run: VAT, terms of payment, reminders, bank details. Each section is saved by itself. */
export function Money() {
  return (
    <Feature subject="the money settings" loading={<LoadingState label="Opening the settings" lines={8} />}>
      <Sections />
    </Feature>
  );
}

function Sections() {
  const business = useRecord(privateSettings, 'private');
  if (!business) throw new Error('The settings are missing');
  return (
    <AccountSections>
      <VatSection business={business} />
      <PaymentTermsSection business={business} />
      <QuoteValiditySection business={business} />
      <ScheduleSection business={business} />
      <RemindersSection business={business} />
      <BankSection business={business} />
      <TermsSection business={business} />
      <BooksSection business={business} />
      <ChangesSection />
    </AccountSections>
  );
}
