import { servicePackage } from '@agency/domain/package/schema';
import { converter } from '../firestore/converter.ts';

export const packages = converter('packages', servicePackage);
