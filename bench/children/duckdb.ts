import { readFileSync } from 'node:fs';
import { DuckDBInstance } from '@duckdb/node-api';
import { tellUsage } from '../usage.ts';

const [sql = '', threads] = process.argv.slice(2);
const instance = await DuckDBInstance.create(':memory:', threads ? { threads } : {});
const connection = await instance.connect();
await connection.run(readFileSync(sql, 'utf8'));
connection.closeSync();
tellUsage();
