import { packageRequestInput } from '@agency/domain/package-request/request';
import { publicForm } from '../site/public-form.ts';
import { requestPackage } from './request.ts';

/** `POST /api/package-requests` */
export const postPackageRequest = publicForm({
  name: 'package-requests',
  reference: 'packageRequest',
  schema: packageRequestInput,
  shape: { boxes: ['consent'] },
  page: '/packages',
  nextPage: (reference) => `/packages?sent=${reference}`,
  take: requestPackage,
});
