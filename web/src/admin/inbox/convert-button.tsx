import { closedWords } from '@agency/domain/contact/status';
import { isUnreadable } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { useOperation } from '../../firebase/use-operation.ts';
import { Dialog } from '../../ui/app/dialog.tsx';
import { LoadingState } from '../../ui/app/states.tsx';
import { useToast } from '../../ui/app/toast.tsx';
import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/fields/choice.tsx';
import { DialogForm } from '../../ui/form/dialog-form.tsx';
import { fieldProps } from '../../ui/form/form-fields.tsx';
import type { AnyEnquiry } from './enquiry.ts';
import type { EnquiryKind } from './kinds.ts';
import { useClientsOfAddress } from './sender.tsx';

interface Props {
  readonly kind: EnquiryKind['kind'];
  readonly enquiry: AnyEnquiry;
}

/** Starts a quote from an enquiry: what they wrote and how they found us go with it. */
export function ConvertButton({ kind, enquiry }: Props) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button
        size="small"
        disabledReason={closedWords(enquiry.status)}
        reasonHidden
        onClick={() => setAsking(true)}
      >
        Start a quote
      </Button>
      {isAsking ? (
        <Feature
          subject="whether they’re a client"
          loading={
            <Dialog open onOpenChange={close} title="Start a quote">
              <LoadingState lines={2} />
            </Dialog>
          }
        >
          <ConvertDialog kind={kind} enquiry={enquiry} onClose={close} />
        </Feature>
      ) : null}
    </>
  );
}

/** Sending finds the client by the address, or makes one. */
const unset = 'unset';

function ConvertDialog({ kind, enquiry, onClose }: Props & { readonly onClose: () => void }) {
  const known = useClientsOfAddress(enquiry.email).flatMap((client) =>
    isUnreadable(client) ? [] : [client],
  );
  const toast = useToast();
  const navigate = useNavigate();
  const operation = useOperation('convertEnquiry');
  const current = known.find(({ archived }) => !archived);
  const form = useForm({ defaultValues: { client: current?.id ?? unset } });
  const convert = async ({ client }: { client: string }) => {
    const chosen = client === unset ? {} : { clientId: client };
    const made = await operation.run({ enquiry: { kind, id: enquiry.id }, ...chosen });
    if (!made) return;
    onClose();
    toast(`Quote ${made.quoteId} started from ${enquiry.reference}`);
    navigate(adminPaths.quote(made.quoteId));
  };
  return (
    <DialogForm
      open
      onOpenChange={(next) => !next && onClose()}
      title={`Start a quote for ${enquiry.name}`}
      description="What they wrote and how they found us go with it. Nothing is sent to them yet."
      form={form}
      onSubmit={convert}
      submitting={operation.busy}
      error={operation.error?.message ?? null}
      submitLabel="Start quote"
      submittingLabel="Starting quote"
    >
      {known.length === 0 ? (
        <p>They aren’t a client yet. We’ll create a client record when you send the quote.</p>
      ) : (
        <RadioGroup
          {...fieldProps(form, 'client')}
          label="Which client is it for?"
          options={[
            ...known.map(({ id, name, archived }) => ({
              value: id,
              label: archived ? `${name} (archived: restore this client first)` : name,
            })),
            { value: unset, label: 'Decide when you send it' },
          ]}
        />
      )}
    </DialogForm>
  );
}
