import { createElement, memo, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Task } from 'sync-protocol/entities/tasks/task';

// The yardstick for the app: React and IndexedDB with nothing in between. All tasks are held in memory and shown; a
// tap is written and painted side by side. No rules, no points, no sync, no service worker.

type RawTask = Pick<Task, 'id' | 'name' | 'description' | 'isCompleted'>;

const db = await openDatabase();
const tasks = (await answer(db.transaction('tasks').objectStore('tasks').getAll())) as RawTask[];
createRoot(document.body).render(createElement(List, { tasks: tasks.length > 0 ? tasks : await download() }));

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('raw', 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('tasks', { keyPath: 'id' });
    request.result.createObjectStore('outbox', { autoIncrement: true });
  });
  return answer(request);
}

async function download(): Promise<RawTask[]> {
  const fresh = (await (await fetch('tasks.json')).json()) as RawTask[];
  const store = db.transaction('tasks', 'readwrite').objectStore('tasks');
  for (const task of fresh) store.put(task);
  return fresh;
}

/** As durable as the app's own writes. */
function save(task: RawTask): void {
  const transaction = db.transaction(['tasks', 'outbox'], 'readwrite', { durability: 'strict' });
  transaction.objectStore('tasks').put(task);
  transaction.objectStore('outbox').add({ id: task.id, isCompleted: task.isCompleted, at: Date.now() });
}

const Row = memo(function Row({ task }: { task: RawTask }): ReactNode {
  const [isCompleted, setIsCompleted] = useState(task.isCompleted);
  const toggle = () => {
    save({ ...task, isCompleted: !isCompleted });
    setIsCompleted(!isCompleted);
  };
  return createElement(
    'li',
    { className: isCompleted ? 'done' : 'open' },
    createElement('input', { type: 'checkbox', checked: isCompleted, onChange: toggle }),
    createElement('b', null, task.name),
    createElement('p', null, task.description),
  );
});

function List(props: { tasks: RawTask[] }): ReactNode {
  return createElement(
    'ul',
    null,
    props.tasks.map((task) => createElement(Row, { key: task.id, task })),
  );
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('unreadable')));
  });
}
