import { greeting } from '@agency/domain/shared/greeting';
import { mailto } from '@agency/domain/shared/mailto';
import { absoluteUrl, paths } from '@agency/domain/site/paths';
import * as v from 'valibot';
import { maybe, name, sampleUrl, url } from '../parts/fields.ts';
import { Action, Muted, Paragraph, TextLink, Title } from '../parts/parts.tsx';
import { defineTemplate } from '../template.ts';

const schema = v.object({ name: maybe(name), verifyUrl: maybe(url) });
export type ClientRegistrationConfirmation = v.InferInput<typeof schema>;

/** Without `verifyUrl` the address has an account already: the form never says so, only its owner learns it. */
export const clientRegistrationConfirmation = defineTemplate({
  schema,
  sample: {
    name: 'Priya Shah',
    verifyUrl: sampleUrl(paths.client.login({ mode: 'verifyEmail', oobCode: 'sample' })),
  },
  subject: (data, brand) =>
    data.verifyUrl === null
      ? `You already have an account at ${brand.brandName}`
      : `Confirm your email address for ${brand.brandName}`,
  preheader: (data) =>
    data.verifyUrl === null
      ? 'Sign in, or set a new password.'
      : 'One step left before you can sign in to everything.',
  body: (data, brand) =>
    data.verifyUrl === null ? (
      <>
        <Title>You already have an account</Title>
        <Paragraph>
          Somebody, most likely you, asked for an account with this address. There is one already, so nothing
          was changed.
        </Paragraph>
        <Action label="Sign in" url={absoluteUrl(brand.origin, paths.client.login())} />
        <Paragraph>If you do not remember the password, ask for a new one on that page.</Paragraph>
        <Muted>If it was not you, there is nothing to do.</Muted>
      </>
    ) : (
      <>
        <Title>Confirm your email address</Title>
        <Paragraph>{`${greeting(data.name)},`}</Paragraph>
        <Paragraph>
          Your account is made. Confirm that this address is yours, sign in, and your quotes and projects with
          it appear.
        </Paragraph>
        <Action label="Confirm address" url={data.verifyUrl} />
        <Muted>
          The link works once. If you did not register, open the link and press ‘This was not me’: the account
          is then deleted. Or write to{' '}
          <TextLink href={mailto(brand.supportEmail)}>{brand.supportEmail}</TextLink>.
        </Muted>
      </>
    ),
});
