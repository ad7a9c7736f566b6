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
      ? `You already have an account with ${brand.brandName}`
      : `Confirm your email address for ${brand.brandName}`,
  preheader: (data) =>
    data.verifyUrl === null ? 'Sign in, or set a new password.' : 'One more step and you can sign in.',
  body: (data, brand) =>
    data.verifyUrl === null ? (
      <>
        <Title>You already have an account</Title>
        <Paragraph>
          Someone, probably you, tried to create an account with this address. You already have one, so
          nothing has changed.
        </Paragraph>
        <Action label="Sign in" url={absoluteUrl(brand.origin, paths.client.login())} />
        <Paragraph>
          If you can’t remember your password, choose ‘Forgot your password?’ on that page.
        </Paragraph>
        <Muted>If it wasn’t you, you don’t need to do anything.</Muted>
      </>
    ) : (
      <>
        <Title>Confirm your email address</Title>
        <Paragraph>{`${greeting(data.name)},`}</Paragraph>
        <Paragraph>
          Your account is ready. Confirm that this address is yours and sign in to see your quotes and
          projects.
        </Paragraph>
        <Action label="Confirm address" url={data.verifyUrl} />
        <Muted>
          The link works once. If you didn’t register, open it and choose ‘This wasn’t me’ to delete the
          account, or email <TextLink href={mailto(brand.supportEmail)}>{brand.supportEmail}</TextLink>.
        </Muted>
      </>
    ),
});
