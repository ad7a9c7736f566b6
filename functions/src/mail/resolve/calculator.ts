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
import { londonDate } from '@agency/domain/shared/dates';
import { absoluteUrl } from '@agency/domain/site/paths';
import { isRegisteredOn } from '@agency/domain/vat/history';
import { calculatorPath } from '../../calculator/page-path.ts';
import type { Notice } from '../../mail-render/templates/notice.tsx';
import { readPrivateSettings } from '../../platform/settings.ts';
import type { NoticeResolver } from './resolution.ts';

/**
 * To the person who asked for the calculator's result. The address is not verified: it contains nothing but numbers.
 */
export const calculatorResult: NoticeResolver<'calculatorResult'> = async (deps, _mail, inputs) => {
  const result = calculate(inputs);
  const isRegistered = isRegisteredOn(await readPrivateSettings(deps), londonDate(deps.clock()));
  const basis = isRegistered ? 'the figures in it, which are before VAT' : 'the figures in it';
  const figure = (name: InputName) => ({
    label: calculatorInputs[name].label,
    value: inputWords(name, inputs[name]),
  });
  const notice: Notice = {
    subject: 'Your website ROI result',
    heading: 'What your website could bring in',
    preheader: `Payback: ${paybackWords(result, inputs)}. Net present value: ${poundsWords(result.presentValue)}.`,
    paragraphs: [summaryWords(result, inputs), 'Here is the result, followed by the figures it’s based on:'],
    facts: [
      { label: 'Pays back', value: paybackWords(result, inputs) },
      { label: 'Return on the money spent', value: returnWords(result) },
      { label: 'Net present value', value: poundsWords(result.presentValue) },
      { label: 'Extra profit a month, after running costs', value: poundsWords(result.monthlyNet) },
      { label: 'Total spend over the period', value: poundsWords(result.spent) },
      { label: 'Uplift needed to break even', value: neededWords(breakEvenUplift(inputs)) },
      ...inputNames.map(figure),
    ],
    action: {
      label: 'Open the calculator with your figures',
      url: absoluteUrl(deps.config.origin, calculatorPath(typedInputs(inputs))),
    },
    closing: `This is a calculation, not a promise. It’s only as good as ${basis}. Someone, probably you, asked for this email on our site. It’s a one-off: we haven’t added you to a mailing list.`,
  };
  return { data: async () => notice };
};
