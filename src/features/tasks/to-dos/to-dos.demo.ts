import { daysFromNow as day } from '../../../kit/day.ts'
import { toDos } from './to-dos.register.ts'

export const toDosDemo = {
  register: toDos,
  rows: [
    { title: 'Order AED pads for Harbour Point', assignee: 'Luc Tremblay', due_on: day(2) },
    { title: 'Post the new JHSC members at the yard', assignee: 'Maya Okafor', due_on: day(1) },
    {
      title: 'Check the eyewash station in the chemical store',
      assignee: 'Luc Tremblay',
      due_on: day(-1),
      repeats: 'weekly',
    },
    {
      title: 'Call Union Hydro about the Queens Quay clearance',
      assignee: 'Maya Okafor',
      due_on: day(4),
    },
    {
      title: 'Send last month’s hours to accounting',
      assignee: 'Maya Okafor',
      due_on: day(9),
      repeats: 'monthly',
    },
    { title: 'Renew the fire extinguisher contract', assignee: 'Helen Zhang', due_on: day(21) },
  ],
}
