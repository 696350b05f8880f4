/** The editor of the field kind “person”: name, certificate and mobile; its description loads it. */
import type { ReactNode } from 'react'
import { residentId } from '@/lib/validation/certificate'
import { plainDigits } from '@/lib/validation/mobile'
import { TidyInput } from '@/ui/TypedInput'
import { useT } from '@/ui/use-t'
import { CertificateInput } from '../certificate/CertificateInput'
import type { EditorProps } from '../screen-props'
import styles from './PersonEditor.module.css'
import type { PersonValue } from './person'

const emptyPerson: PersonValue = { name: '', certificate: null, mobile: '' }

/** Name, certificate and mobile of one person, each with its own label. */
export function PersonEditor({ node, value, control, change }: EditorProps<'person'>) {
  const t = useT()
  const person = value ?? emptyPerson
  const { id, 'aria-required': required, 'aria-invalid': invalid, ...group } = control
  const put = (part: Partial<PersonValue>) => {
    const next = { ...person, ...part }
    change(next.name === '' && next.certificate === null && next.mobile === '' ? null : next)
  }
  const inner = (part: string) => ({
    id: part === 'name' ? id : `${id}-${part}`,
    'aria-required': required,
    'aria-invalid': invalid,
  })
  const labelled = (part: string, label: string, input: ReactNode) => (
    <div className={styles.part}>
      <label className={styles.label} htmlFor={inner(part).id}>
        {label}
      </label>
      {input}
    </div>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: the frame's label is not inside, so a fieldset could not have its legend
    <div role="group" {...group} className={styles.person}>
      {labelled(
        'name',
        t('姓名'),
        <TidyInput
          value={person.name}
          control={inner('name')}
          clean={(typed) => typed.trim()}
          change={(name) => put({ name })}
        />,
      )}
      {labelled(
        'certificate',
        t('证件号码'),
        <CertificateInput
          types={node.types ?? [residentId]}
          value={person.certificate}
          control={inner('certificate')}
          change={(certificate) => put({ certificate })}
        />,
      )}
      {labelled(
        'mobile',
        t('手机号码'),
        <TidyInput
          value={person.mobile}
          control={inner('mobile')}
          inputMode="tel"
          clean={plainDigits}
          change={(mobile) => put({ mobile })}
        />,
      )}
    </div>
  )
}
