import { type MoneyValues, moneySections } from '@agency/domain/money-settings/sections';
import type { CivilDate } from '@agency/domain/shared/fields';
import { rateOn, vatOn } from '@agency/domain/vat/history';
import * as v from 'valibot';

const yesOrNo = v.picklist(['yes', 'no']);
/** In the order of `vatOn`. */
const kinds = ['standard', 'reduced', 'zero'] as const;

const typedRate = v.pipe(
  v.custom<number | null>((value) => value === null || typeof value === 'number'),
  v.transform((value) => value ?? Number.NaN),
);

/** The fields of the VAT section; the default rate is one of three kinds, whatever that is on a day. */
const fields = v.object({
  registeredAtFirst: yesOrNo,
  vatChanges: v.array(v.object({ from: v.string(), registered: yesOrNo })),
  rateChanges: v.array(
    v.object({ from: v.string(), kind: v.picklist(['standard', 'reduced']), rate: typedRate }),
  ),
  defaultKind: v.picklist(kinds),
});
export type VatForm = v.InferInput<typeof fields>;

export function toVatForm(business: MoneyValues<'vat'>, today: CivilDate): VatForm {
  const { rates } = vatOn(business, today);
  const index = rates.indexOf(rateOn(business, business.defaultVatRate, today));
  return {
    registeredAtFirst: business.vatRegistered ? 'yes' : 'no',
    vatChanges: business.vatChanges.map(({ from, registered }) => ({
      from,
      registered: registered ? 'yes' : 'no',
    })),
    rateChanges: business.rateChanges.map((change) => ({ ...change })),
    defaultKind: kinds[index] ?? 'standard',
  };
}

/** The section as the operation takes it, by the settings' own schema. */
export const vatFormSchema = (today: CivilDate) =>
  v.pipe(
    fields,
    v.transform(({ registeredAtFirst, vatChanges, rateChanges, defaultKind }) => {
      const history = {
        vatRegistered: registeredAtFirst === 'yes',
        vatChanges: vatChanges.map(({ from, registered }) => ({ from, registered: registered === 'yes' })),
        rateChanges,
      };
      // What is still being typed has errors of its own.
      const whole = rateChanges.filter(({ from, rate }) => from !== '' && !Number.isNaN(rate));
      const { rates } = vatOn({ ...history, rateChanges: whole }, today);
      const defaultVatRate = rates[kinds.indexOf(defaultKind)] ?? 0;
      return { ...history, defaultVatRate };
    }),
    moneySections.vat,
  );
