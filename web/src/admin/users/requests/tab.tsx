import { londonDate } from '@agency/domain/shared/dates';
import { civilDate, email } from '@agency/domain/shared/fields';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { Card } from '../../../ui/app/card.tsx';
import { LoadingState } from '../../../ui/app/states.tsx';
import { FieldRow } from '../../../ui/fields/form-layout.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { DateInput } from '../../../ui/form/date-input.tsx';
import { fieldProps } from '../../../ui/form/form-fields.tsx';
import { PageForm } from '../../../ui/form/page-form.tsx';
import { useUser } from '../queries.ts';
import { HeldCard } from './held-card.tsx';
import styles from './requests.module.css';
import { useHeld } from './use-held.ts';

/** Requests about somebody's data: anyone is found by their address, with or without an account. `?of=` names a user. */
export function DataRequests() {
  const [query] = useSearchParams();
  const of = query.get('of');
  if (of === null) return <Requests email="" />;
  return (
    <Feature
      subject="this person"
      loading={<LoadingState lines={4} />}
      missing={<Requests email="" />}
      resetKey={of}
    >
      <OfUser uid={of} />
    </Feature>
  );
}

function OfUser({ uid }: { readonly uid: string }) {
  const user = useUser(uid);
  return <Requests key={uid} email={user?.email ?? ''} />;
}

const schema = v.object({
  email,
  askedOn: v.pipe(
    civilDate,
    v.check((day) => day <= londonDate(new Date()), 'Choose today or an earlier date'),
  ),
});
type Input = v.InferInput<typeof schema>;

function Requests({ email: known }: { readonly email: string }) {
  const form = useForm<Input, unknown, v.InferOutput<typeof schema>>({
    resolver: valibotResolver(schema),
    defaultValues: { email: known, askedOn: londonDate(new Date()) },
  });
  const { found, find, busy, error } = useHeld();
  return (
    <div className={styles.stack}>
      <Card title="Find someone’s data">
        <p className={styles.lead}>
          Anyone can ask for a copy of their data, or to have it corrected or erased. Before you do, check
          that they are who they say they are.
        </p>
        <PageForm
          form={form}
          onSubmit={find}
          submitting={busy}
          error={error?.message ?? null}
          submitLabel="Find"
          submittingLabel="Looking"
          warnUnsaved={false}
        >
          <FieldRow>
            <TextField
              {...fieldProps(form, 'email')}
              label="Their email address"
              type="email"
              autoComplete="off"
            />
            <DateInput control={form.control} name="askedOn" label="Day they asked" />
          </FieldRow>
        </PageForm>
      </Card>
      {found ? (
        <HeldCard
          key={found.asked.email}
          {...found}
          onChanged={(email) => void find({ ...found.asked, email })}
        />
      ) : null}
    </div>
  );
}
