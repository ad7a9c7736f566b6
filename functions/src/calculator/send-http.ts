import { inputNames, type TypedInputs, usualTyped } from '@agency/domain/calculator/inputs';
import { calculationInput, shownCalculation } from '@agency/domain/calculator/request';
import { formBodyLimitBytes } from '@agency/domain/shared/form-fields';
import { parseInput } from '@agency/domain/shared/parse';
import { paths } from '@agency/domain/site/paths';
import type { Deps } from '../platform/deps.ts';
import {
  type HttpHandler,
  type HttpRequest,
  type HttpResponse,
  isFormPost,
  readForm,
  refuseCrossSite,
} from '../platform/http.ts';
import { consumeLimit } from '../platform/rate-limit.ts';
import { formValues, formWithErrors, redisplayForm } from '../site/form.ts';
import { publicForm } from '../site/public-form.ts';
import { calculatorPath } from './page-path.ts';
import { sendCalculation } from './send.ts';

/** The button that only calculates and sends no mail. */
const showButton = 'show';

function typedIn(form: URLSearchParams): TypedInputs {
  const given = inputNames.map((name) => [name, form.get(name) ?? '']);
  return { ...usualTyped, ...Object.fromEntries(given) };
}

const postMail = publicForm({
  name: 'calculations',
  reference: 'calculation',
  schema: calculationInput,
  shape: {},
  page: paths.roiCalculator(),
  // The server ignores the figures in an address; a browser that runs the script reads them.
  nextPage: (reference, sent) => calculatorPath(typedIn(sent), reference),
  take: sendCalculation,
});

/** Calculates from a form posted without script: returns the page with the result, for this visitor only. */
async function showResult(form: URLSearchParams, request: HttpRequest, deps: Deps): Promise<HttpResponse> {
  refuseCrossSite(request);
  const page = { path: paths.roiCalculator(), values: formValues(form, {}) };
  try {
    await consumeLimit(deps, 'calculations', request.caller);
    parseInput(shownCalculation, typedIn(form));
    return await redisplayForm(deps, page);
  } catch (thrown) {
    return formWithErrors(deps, { ...page, thrown });
  }
}

/** `POST /api/calculations`: mails a result; a form without script can also have it shown. */
export const postCalculation: HttpHandler = async (request, deps) => {
  const form = isFormPost(request) ? readForm(request, formBodyLimitBytes) : null;
  return form?.has(showButton) ? showResult(form, request, deps) : postMail(request, deps);
};
