/** The tag with a to-do's state and days, on home, in the bell, lists and the calendar. */
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import { type TodoDates, todoState } from '../todo-words'

/** Where a todo stands, with its days: the one tag that home, bell, lists and calendar show. */
export function TodoTag({ todo }: { todo: TodoDates }) {
  useT()
  const { words, color } = todoState(todo)
  return <StatusTag color={color}>{words}</StatusTag>
}
