import { useController } from 'react-hook-form';
import { Fieldset } from '../../ui/fields/form-layout.tsx';
import { PictureField } from '../shared/pictures/picture-field.tsx';
import type { ItemForm } from './item-fields.tsx';

const most = 12;

/** The pictures in their order; the first represents the work in lists. */
export function PictureFields({ form }: { readonly form: ItemForm }) {
  // As a whole: rows of a field array would be made anew with each letter of a description.
  const { field, fieldState } = useController({ control: form.control, name: 'images' });
  const { value: images, onChange } = field;
  return (
    <Fieldset legend="Pictures" hint="The first one represents the work in lists.">
      {images.map((image, index) => (
        <PictureField
          // The same picture can stand twice.
          key={`${image.path} ${String(index)}`}
          name={`images.${index}`}
          label={`Picture ${index + 1}`}
          value={image}
          onChange={(chosen) => onChange(images.toSpliced(index, 1, ...(chosen ? [chosen] : [])))}
        />
      ))}
      {images.length < most ? (
        <PictureField
          // After each picture there is another field.
          key={`next ${images.length}`}
          name="images.next"
          label={images.length === 0 ? 'Picture' : 'Another picture'}
          error={fieldState.error?.message}
          value={null}
          onChange={(chosen) => chosen && onChange([...images, chosen])}
        />
      ) : null}
    </Fieldset>
  );
}
