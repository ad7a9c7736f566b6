import { isUnderWay } from '@agency/domain/project/health';
import { projectList } from '@agency/domain/project/queries';
import type { Project } from '@agency/domain/project/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { projects } from '../../../firebase/records/project.ts';
import { handOnFocus } from '../../../ui/app/focus-return.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioGroup } from '../../../ui/fields/choice.tsx';
import { Picker } from '../picker.tsx';
import { statusWords } from '../project-words.ts';
import styles from './project-field.module.css';

/** The project that something is for, if any; 'choosing' while that is still to be said. */
export type ChosenProject = Stored<Project> | 'none' | 'choosing';

interface Props {
  readonly chosen: ChosenProject;
  readonly onChange: (chosen: ChosenProject) => void;
}

/** For no project, or for one that is found by its name or number. */
export function ProjectField({ chosen, onChange }: Props) {
  return (
    <>
      <RadioGroup
        name="for"
        label="Who is it for?"
        options={[
          { value: 'none', label: 'Our own work, not a project' },
          { value: 'project', label: 'A project' },
        ]}
        value={chosen === 'none' ? 'none' : 'project'}
        onChange={({ target }) => onChange(target.value === 'project' ? 'choosing' : 'none')}
      />
      {chosen === 'choosing' ? (
        <Picker
          converter={projects}
          plan={projectList}
          many="projects"
          label="Which project?"
          placeholder="Name, number or client"
          isOffered={isUnderWay}
          nameOf={({ name }) => name}
          detailOf={({ number, status }) => `${number}, ${statusWords[status].label}`}
          onChoose={onChange}
        />
      ) : null}
      {typeof chosen === 'object' ? (
        <p className={styles.chosen}>
          <span>{`${chosen.number}, ${chosen.name}`}</span>
          <Button ref={handOnFocus} size="small" onClick={() => onChange('choosing')}>
            Choose another
          </Button>
        </p>
      ) : null}
    </>
  );
}
