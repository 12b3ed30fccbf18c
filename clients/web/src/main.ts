import { mount } from 'svelte';
import App from './app/App.svelte';
import './app/fonts.css';
import './app/still';
import './app/theme.css';

mount(App, { target: document.getElementById('page')! });
