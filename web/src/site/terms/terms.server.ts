import { terms } from '../content/legal/legal.server.ts';
import { legalPage } from '../content/legal/legal-page.server.ts';

export const termsPage = legalPage(terms);
