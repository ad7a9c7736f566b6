import { greeting } from '@agency/domain/shared/greeting';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { sampleUrl } from '../parts/fields.ts';
import { Action, Muted, Paragraph, Title } from '../parts/parts.tsx';
import { defineTemplate } from '../template.ts';
import { passwordReset } from './client-password-reset.tsx';

export const adminPasswordReset = defineTemplate({
  schema: passwordReset,
  sample: {
    name: 'Sam Webb',
    resetUrl: sampleUrl(adminPaths.login({ mode: 'resetPassword', oobCode: 'sample' })),
  },
  subject: (_data, brand) => `Set a new password for the ${brand.brandName} back office`,
  preheader: () => 'The link expires after an hour.',
  body: (data) => (
    <>
      <Title>Set a new password</Title>
      <Paragraph>{`${greeting(data.name)},`}</Paragraph>
      <Paragraph>Someone, probably you, asked to reset the password of your back office account.</Paragraph>
      <Action label="Set a new password" url={data.resetUrl} />
      <Muted>
        The link works once and expires after an hour. If you didn’t ask for it, tell another admin: someone
        may be trying to get in.
      </Muted>
    </>
  ),
});
