import { greeting } from '@agency/domain/shared/greeting';
import { paths } from '@agency/domain/site/paths';
import * as v from 'valibot';
import { maybe, name, sampleUrl, url } from '../parts/fields.ts';
import { Action, Muted, Paragraph, Title } from '../parts/parts.tsx';
import { defineTemplate } from '../template.ts';

export const passwordReset = v.object({ name: maybe(name), resetUrl: url });
export type PasswordReset = v.InferInput<typeof passwordReset>;

export const clientPasswordReset = defineTemplate({
  schema: passwordReset,
  sample: {
    name: 'Priya Shah',
    resetUrl: sampleUrl(paths.client.login({ mode: 'resetPassword', oobCode: 'sample' })),
  },
  subject: (_data, brand) => `Set a new password for ${brand.brandName}`,
  preheader: () => 'The link expires after an hour.',
  body: (data) => (
    <>
      <Title>Set a new password</Title>
      <Paragraph>{`${greeting(data.name)},`}</Paragraph>
      <Paragraph>Someone, probably you, asked to reset your password.</Paragraph>
      <Action label="Set a new password" url={data.resetUrl} />
      <Muted>
        The link works once and expires after an hour. If you didn’t ask for it, ignore this email: your
        password hasn’t changed.
      </Muted>
    </>
  ),
});
