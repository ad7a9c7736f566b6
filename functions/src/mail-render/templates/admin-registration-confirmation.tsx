import { greeting } from '@agency/domain/shared/greeting';
import { adminPaths } from '@agency/domain/site/admin-paths';
import * as v from 'valibot';
import { maybe, name, sampleUrl, url } from '../parts/fields.ts';
import { Action, Muted, Paragraph, Title } from '../parts/parts.tsx';
import { defineTemplate } from '../template.ts';

const schema = v.object({
  name: maybe(name),
  stage: v.picklist(['received', 'approved', 'refused'], 'The stage must be received, approved or refused'),
  verifyUrl: maybe(url),
  loginUrl: url,
});
export type AdminRegistrationConfirmation = v.InferInput<typeof schema>;
type Data = v.InferOutput<typeof schema>;

const subjects = {
  received: 'We have your registration',
  approved: 'Your registration is approved',
  refused: 'Your registration wasn’t approved',
} as const satisfies Record<Data['stage'], string>;

const preheaders = {
  received: 'An admin has to approve it before you can sign in.',
  approved: 'You can sign in to the back office now.',
  refused: 'Your account has no access to the back office.',
} as const satisfies Record<Data['stage'], string>;

export const adminRegistrationConfirmation = defineTemplate({
  schema,
  sample: {
    name: 'Sam Webb',
    stage: 'received',
    verifyUrl: sampleUrl(adminPaths.login({ mode: 'verifyEmail', oobCode: 'sample' })),
    loginUrl: sampleUrl(adminPaths.login()),
  },
  subject: (data, brand) => `${subjects[data.stage]}: ${brand.brandName} back office`,
  preheader: (data) => preheaders[data.stage],
  body: (data) => (
    <>
      <Title>{subjects[data.stage]}</Title>
      <Paragraph>{`${greeting(data.name)},`}</Paragraph>
      <Stage data={data} />
    </>
  ),
});

function Stage({ data }: { readonly data: Data }) {
  if (data.stage === 'refused') {
    return (
      <Paragraph>
        An admin didn’t approve your registration. If you think this is a mistake, contact them.
      </Paragraph>
    );
  }
  if (data.stage === 'approved') {
    return (
      <>
        <Paragraph>
          An admin has approved your registration. You can sign in to the back office now.
        </Paragraph>
        <Action label="Sign in" url={data.loginUrl} />
      </>
    );
  }
  return (
    <>
      <Paragraph>
        An admin has to approve it before you can sign in.
        {data.verifyUrl === null
          ? ' We’ll email you when they have.'
          : ' In the meantime, please confirm that this address is yours.'}
      </Paragraph>
      {data.verifyUrl === null ? null : <Action label="Confirm address" url={data.verifyUrl} />}
      <Muted>
        If you didn’t register, you don’t need to do anything: without approval, the account can’t be used.
      </Muted>
    </>
  );
}
