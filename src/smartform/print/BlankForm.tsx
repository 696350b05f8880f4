import { useT } from '@/ui/use-t'
import { isConstant } from '../expression/ast'
import { unitOf } from '../kinds/kinds'
import { standsAlone } from '../schema/beside'
import type { FieldNode, FormNode } from '../schema/nodes'
import { BlankAnswer } from './BlankAnswer'
import styles from './BlankForm.module.css'

/** Every page and field of a form with room to write, also what only some people have to fill in. */
export function BlankForm({ form }: { form: FormNode }) {
  return (
    <>
      {form.pages.map((page) => (
        <section key={page.id} aria-labelledby={`blank-${page.id}`} className={styles.page}>
          <h2 id={`blank-${page.id}`}>{page.title}</h2>
          {page.sections.map((section) => (
            <section key={section.id}>
              {section.title && <h3>{section.title}</h3>}
              <dl className={styles.answers}>
                {section.fields.filter(standsAlone(form)).map((node) => (
                  <BlankField key={node.id} node={node} />
                ))}
              </dl>
            </section>
          ))}
        </section>
      ))}
    </>
  )
}

function BlankField({ node }: { node: FieldNode }) {
  const t = useT()
  const unit = unitOf(node)
  if (node.kind === 'computed') return null
  return (
    <div className={styles.field} data-width={node.width}>
      <dt>
        {node.label}
        {unit && t('（{unit}）', { unit: t(unit) })}
        {isConstant(node.requiredWhen, true) && <span> *</span>}
        {!isConstant(node.visibleWhen, true) && <span className={styles.some}>{t('（适用时填写）')}</span>}
      </dt>
      <dd>
        <BlankAnswer node={node} />
      </dd>
    </div>
  )
}
