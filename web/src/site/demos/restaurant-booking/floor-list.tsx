import { formatList } from '@agency/domain/shared/format';
import { StatusBadge } from '../../../ui/badge.tsx';
import { neighboursOf, tables } from './floor.ts';
import { type FloorProps, stateOf } from './floor-state.ts';
import styles from './floor-view.module.css';
import { capitalised, stateWords } from './words.ts';

/** The plan as a table of words. */
export function FloorList(props: FloorProps) {
  return (
    <table className={styles.list} aria-label="All tables">
      <thead>
        <tr>
          <th scope="col">Table</th>
          <th scope="col">Seats</th>
          <th scope="col">Beside</th>
          <th scope="col">In this sitting</th>
        </tr>
      </thead>
      <tbody>
        {tables.map(({ number, seats }) => {
          const state = stateOf(props, number);
          const tone = state.isProposed ? 'info' : state.booking ? 'neutral' : 'success';
          return (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td>{seats}</td>
              <td>{formatList(neighboursOf(number).map(String)) || 'none'}</td>
              <td>
                <StatusBadge tone={tone}>{capitalised(stateWords(state, props.withNames))}</StatusBadge>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
