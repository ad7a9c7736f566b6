import { projectFile } from '@agency/domain/file/schema';
import { converter } from '../firestore/converter.ts';

export const projectFiles = converter('projectFiles', projectFile);
