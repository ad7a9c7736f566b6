import { projectList } from '@agency/domain/project/queries';
import type { Project } from '@agency/domain/project/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { projects } from '../../../firebase/records/project.ts';
import { handOnFocus } from '../../../ui/app/focus-return.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioGroup } from '../../../ui/fields/choice.tsx';
import { Picker } from '../../shared/picker.tsx';
import { progressWords } from '../../shared/project-words.ts';
import styles from '../projects.module.css';

/** The project whose milestones are copied, if any; 'choosing' while that is still to be said. */
export type Copy = Stored<Project> | 'blank' | 'choosing';

interface Props {
  readonly copy: Copy;
  readonly onChange: (copy: Copy) => void;
}

const starts = [
  { value: 'blank', label: 'Without milestones' },
  {
    value: 'copy',
    label: 'With the milestones of another project',
    detail: 'If you enter a start date, each milestone is planned the same number of days after it.',
  },
];

/** Blank, or as a copy of a project that is found by its name or number. */
export function CopyField({ copy, onChange }: Props) {
  return (
    <>
      <RadioGroup
        name="start"
        label="How does it start?"
        options={starts}
        value={copy === 'blank' ? 'blank' : 'copy'}
        onChange={({ target }) => onChange(target.value === 'copy' ? 'choosing' : 'blank')}
      />
      {copy === 'choosing' ? (
        <Picker
          converter={projects}
          plan={projectList}
          many="projects"
          label="Which project?"
          placeholder="Name, number or client"
          nameOf={({ name }) => name}
          detailOf={(project) => `${project.number}, ${progressWords(project)}`}
          onChoose={onChange}
        />
      ) : null}
      {typeof copy === 'object' ? (
        <p className={styles.copied}>
          <span>{`Milestones of ${copy.number}, ${copy.name}`}</span>
          <Button ref={handOnFocus} size="small" onClick={() => onChange('choosing')}>
            Choose another
          </Button>
        </p>
      ) : null}
    </>
  );
}
