/** The email box as an island. The exit offer, another island, has the same box. */
export { Signup as default } from '../../components/ui/signup.tsx';
