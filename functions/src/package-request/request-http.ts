import { packageRequestInput } from '@agency/domain/package-request/request';
import { paths } from '@agency/domain/site/paths';
import { publicForm } from '../site/public-form.ts';
import { requestPackage } from './request.ts';

/** `POST /api/package-requests` */
export const postPackageRequest = publicForm({
  name: 'package-requests',
  reference: 'packageRequest',
  schema: packageRequestInput,
  shape: { boxes: ['consent'] },
  page: paths.packages(),
  nextPage: (reference) => paths.packages({ sent: reference }),
  take: requestPackage,
});
