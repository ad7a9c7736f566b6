import { readableRows, type Stored } from '@agency/domain/shared/parse';
import { templateQueries } from '@agency/domain/template/queries';
import type { Template, TemplateKind } from '@agency/domain/template/schema';
import { useRecords } from '../../../firebase/firestore/hooks.ts';
import { templates } from '../../../firebase/records/template.ts';

/** The templates of one kind, by title. */
export function useTemplates(kind: TemplateKind): readonly Stored<Template>[] {
  return readableRows(useRecords(templates, templateQueries.templatesOfKind, [kind]));
}
