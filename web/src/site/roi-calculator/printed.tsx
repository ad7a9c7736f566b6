import { addressParameters } from '@agency/domain/calculator/address';
import { calculatorInputs, type Inputs, inputNames } from '@agency/domain/calculator/inputs';
import { inputWords } from '@agency/domain/calculator/words';
import { useHydrated } from '../../platform/use-hydrated.ts';
import styles from './roi-calculator.module.css';
import type { Calculation } from './use-calculation.ts';

/** The inputs in print, where there are no fields. */
export function PrintedInputs({ inputs }: { readonly inputs: Inputs }) {
  return (
    <dl className={styles.printed}>
      {inputNames.map((name) => (
        <div key={name}>
          <dt>{calculatorInputs[name].label}</dt>
          <dd>{inputWords(name, inputs[name])}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Only in print: the address of these figures. */
export function PrintedAddress({ calculation }: { readonly calculation: Calculation }) {
  const isReady = useHydrated();
  if (!isReady || calculation.isStale) return null;
  const { origin, pathname } = window.location;
  const query = new URLSearchParams(Object.fromEntries(addressParameters(calculation.typed)));
  return <p className={styles.address}>{`Open it again: ${origin}${pathname}?${query}`}</p>;
}
