import type { ComponentType } from 'react'
import type { LazyPart } from '@/ui/lazy-part'
import type { FieldNode } from '../schema/nodes'
import type { FieldValue, Path } from '../schema/values'
import type { ControlProps } from './field-kind-module'

/** A kind's module once its kind is only known at run time. */
export interface AnyFieldKind {
  labelled: 'control' | 'group' | 'none'
  Editor: ComponentType<{
    node: FieldNode
    path: Path
    value: FieldValue
    control: ControlProps
    change(value: FieldValue): void
  }> &
    Partial<LazyPart>
  View?: ComponentType<{ node: FieldNode; path: Path; value: FieldValue }>
  text(node: FieldNode, value: FieldValue): string
  hidden?(node: FieldNode, value: FieldValue): string
  unit?(node: FieldNode): string | undefined
}

/**
 * The module of a registry for a node, undefined for a kind this version of the portal does not know. The cast is sound
 * because node and value always come together from the engine, which coerces the value to the node's kind.
 */
export function kindIn(kinds: Readonly<Record<string, unknown>>, node: FieldNode): AnyFieldKind | undefined {
  return Object.hasOwn(kinds, node.kind) ? (kinds[node.kind] as AnyFieldKind) : undefined
}

/** The unit to show beside a label; none where the label says it already. */
export function unitBeside(kind: AnyFieldKind, node: FieldNode): string | undefined {
  const unit = kind.unit?.(node)
  return unit && !node.label.includes(`（${unit}`) ? unit : undefined
}
