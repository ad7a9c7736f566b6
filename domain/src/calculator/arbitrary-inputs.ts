import fc from 'fast-check';
import { calculatorInputs, type InputName, type Inputs } from './inputs.ts';

function anyOf(name: InputName): fc.Arbitrary<number> {
  const { least, most, usual } = calculatorInputs[name];
  return fc.oneof(
    fc.constantFrom(least, usual, most),
    fc.integer({ min: least, max: most }),
    fc.integer({ min: least, max: usual * 2 }),
  );
}

/** Any figures that the fields accept; often their bounds, where things break. */
export const anyInputs: fc.Arbitrary<Inputs> = fc.record({
  visitors: anyOf('visitors'),
  conversion: anyOf('conversion'),
  orderValue: anyOf('orderValue'),
  margin: anyOf('margin'),
  uplift: anyOf('uplift'),
  buildCost: anyOf('buildCost'),
  monthlyCost: anyOf('monthlyCost'),
  months: anyOf('months'),
  discountRate: anyOf('discountRate'),
});
