import { projectFile } from '@agency/domain/file/schema';
import { reader } from '../../firebase/firestore/reader.ts';

export const projectFiles = reader('projectFiles', projectFile);
