import type { ComponentProps } from 'react'

/**
 * A form element around one field's controls. At every key a browser's autofill reads through all controls of the form the
 * key fell in, and those outside of forms count as one: 14 ms a key in a table of which 30 rows are drawn. It has no name and
 * so is no landmark; nothing is ever sent by it.
 */
export function OwnForm(props: Omit<ComponentProps<'form'>, 'onSubmit'>) {
  return <form autoComplete="off" noValidate {...props} onSubmit={(event) => event.preventDefault()} />
}
