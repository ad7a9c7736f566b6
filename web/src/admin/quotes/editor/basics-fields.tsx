import layout from './editor-layout.module.css';
import { FormDate, FormText, FormTextArea } from './fields.tsx';

/** Recipient, title and validity. */
export function BasicsFields() {
  return (
    <div className={layout.basics}>
      <div className={layout.titleRow}>
        <FormText name="title" label="Title" placeholder="Website for Example Ltd" maxLength={120} />
        <FormDate name="validUntil" label="Valid until" />
      </div>
      <div className={layout.grid}>
        <FormText name="recipient.name" label="Name" autoComplete="off" maxLength={100} />
        <FormText name="recipient.email" label="Email" type="email" autoComplete="off" maxLength={254} />
        <FormText name="recipient.company" label="Company" optional autoComplete="off" maxLength={120} />
        <FormText
          name="recipient.phone"
          label="Phone"
          type="tel"
          optional
          autoComplete="off"
          maxLength={30}
        />
      </div>
      <div className={layout.introduction}>
        <FormTextArea name="introduction" label="Introduction" rows={2} limit={5000} />
      </div>
    </div>
  );
}
