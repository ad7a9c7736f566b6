import { certificate } from '@agency/domain/certificate/schema';
import { client } from '@agency/domain/client/schema';
import { milestone, project } from '@agency/domain/project/schema';
import { quoteHead, quoteVersion } from '@agency/domain/quote/schema';
import { user } from '@agency/domain/user/schema';
import { reader } from '../firebase/firestore/reader.ts';

// What a client's screens read straight from the database, under its rules.

export const quotes = reader('quotes', quoteHead);
export const quoteVersions = reader('quoteVersions', quoteVersion);
export const certificates = reader('certificates', certificate);
export const projects = reader('projects', project);
export const milestones = reader('projectMilestones', milestone);
export const clients = reader('clients', client);
export const users = reader('users', user);
