import { listQuery } from '@agency/domain/shared/list-queries';
import { isUnreadable } from '@agency/domain/shared/parse';
import { userList } from '@agency/domain/user/queries';
import { useMemo } from 'react';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { useRecord, useRecords } from '../../firebase/firestore/hooks.ts';
import { users } from '../../firebase/records/user.ts';
import { useSignedIn } from '../../firebase/session/session-context.ts';
import { SelectField, type SelectFieldProps } from '../../ui/fields/select-field.tsx';

const gone = 'Someone whose account is closed';

/** The name of one of us, also of somebody who is no admin any more. */
export function StaffName({ uid }: { readonly uid: string }) {
  return (
    <Feature subject="the name" loading={null} missing={gone} resetKey={uid}>
      <Named uid={uid} />
    </Feature>
  );
}

function Named({ uid }: { readonly uid: string }) {
  return <span>{useRecord(users, uid)?.displayName || gone}</span>;
}

export interface Colleague {
  readonly uid: string;
  readonly name: string;
}

const admins = listQuery(userList, { by: { role: 'admin' }, token: null });

/** The admins there are, by name. May suspend. */
export function useStaff(): readonly Colleague[] {
  const found = useRecords(users, admins.spec, admins.values);
  return useMemo(
    () =>
      found
        .flatMap((one) => (isUnreadable(one) ? [] : [{ uid: one.id, name: one.displayName || one.email }]))
        .toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB')),
    [found],
  );
}

interface AssigneeFieldProps extends Omit<SelectFieldProps, 'options' | 'placeholder'> {
  /** Who has it now: they can be chosen even if they are no admin any more. */
  readonly current: string | null;
}

/** Gives something to one of us; its value is a uid, '' for nobody. May suspend. */
export function AssigneeField({ current, ...field }: AssigneeFieldProps) {
  const { uid: me } = useSignedIn();
  const options = useStaff().map(({ uid, name }) => ({
    value: uid,
    label: uid === me ? `${name} (you)` : name,
  }));
  if (current === null || options.some(({ value }) => value === current)) {
    return <SelectField {...field} placeholder="No one yet" options={options} />;
  }
  return <WithFormer {...field} former={current} options={options} />;
}

function WithFormer({
  former,
  options,
  ...field
}: Omit<SelectFieldProps, 'placeholder'> & { readonly former: string }) {
  const label = `${useRecord(users, former)?.displayName || gone} (not an admin any more)`;
  return <SelectField {...field} placeholder="No one yet" options={[...options, { value: former, label }]} />;
}
