import { portfolioItem } from '@agency/domain/portfolio-item/schema';
import { converter } from '../firestore/converter.ts';

export const portfolioItems = converter('portfolioItems', portfolioItem);
