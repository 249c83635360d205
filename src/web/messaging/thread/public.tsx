export { type Subject, type ThreadSubjects, ThreadSubjectsContext } from '#web/messaging/thread-subject.tsx'
