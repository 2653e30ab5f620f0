/** The thread of examiner.ts: a page comes in, its record goes out. */
import { parentPort, workerData } from 'node:worker_threads';
import { examine } from './check.ts';

parentPort?.on('message', file => parentPort?.postMessage(examine(file, workerData)));
