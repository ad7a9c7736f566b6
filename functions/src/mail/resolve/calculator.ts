import { calculatorInputs, type InputName, inputNames, typedInputs } from '@agency/domain/calculator/inputs';
import { breakEvenUplift, calculate } from '@agency/domain/calculator/result';
import {
  inputWords,
  neededWords,
  paybackWords,
  poundsWords,
  returnWords,
  summaryWords,
} from '@agency/domain/calculator/words';
import { absoluteUrl } from '@agency/domain/site/paths';
import { calculatorPath } from '../../calculator/page-path.ts';
import type { Notice } from '../../mail-render/templates/notice.tsx';
import type { NoticeResolver } from './resolution.ts';

/**
 * To the person who asked for the calculator's result. The address is not verified: it contains nothing but numbers.
 */
export const calculatorResult: NoticeResolver<'calculatorResult'> = async (deps, _mail, inputs) => {
  const result = calculate(inputs);
  const figure = (name: InputName) => ({
    label: calculatorInputs[name].label,
    value: inputWords(name, inputs[name]),
  });
  const notice: Notice = {
    subject: 'Your website return, worked out',
    heading: 'What your website would bring',
    preheader: `Payback: ${paybackWords(result, inputs)}. Net present value: ${poundsWords(result.presentValue)}.`,
    paragraphs: [
      summaryWords(result, inputs),
      'The result first, then the figures that it was worked out from:',
    ],
    facts: [
      { label: 'Pays back', value: paybackWords(result, inputs) },
      { label: 'Return on what is spent', value: returnWords(result) },
      { label: 'Net present value', value: poundsWords(result.presentValue) },
      { label: 'Extra profit a month, after running costs', value: poundsWords(result.monthlyNet) },
      { label: 'Spent over the horizon', value: poundsWords(result.spent) },
      { label: 'Uplift needed to break even', value: neededWords(breakEvenUplift(inputs)) },
      ...inputNames.map(figure),
    ],
    action: {
      label: 'Open it with your figures',
      url: absoluteUrl(deps.config.origin, calculatorPath(typedInputs(inputs))),
    },
    closing:
      'It is a calculation, not a promise: it is as good as the figures in it, which are before VAT. Somebody, most likely you, asked on our site for this one email. You are on no list.',
  };
  return { data: async () => notice };
};
