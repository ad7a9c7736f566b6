import { Feature } from '../../firebase/firestore/feature.tsx';
import { useRecord } from '../../firebase/firestore/hooks.ts';
import { projects } from '../../firebase/records/project.ts';

const deleted = 'A project that has been deleted';

/** A project's name by its id, as it is now. */
export function ProjectName({ id }: { readonly id: string }) {
  return (
    <Feature subject="the project’s name" loading={null} missing={deleted} resetKey={id}>
      <Named id={id} />
    </Feature>
  );
}

function Named({ id }: { readonly id: string }) {
  return <span>{useRecord(projects, id)?.name ?? deleted}</span>;
}
